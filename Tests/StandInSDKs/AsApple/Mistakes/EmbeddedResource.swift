// macOS: cannot find 'PackageResources' in scope
let campaign = PackageResources.braze_sale_json
