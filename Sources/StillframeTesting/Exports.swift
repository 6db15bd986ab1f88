// Tests that compare pictures look for barriers as well, by one import.
@_exported public import Audit
