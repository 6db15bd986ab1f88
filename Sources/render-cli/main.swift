print("render-cli")
