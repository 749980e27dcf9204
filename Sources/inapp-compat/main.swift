print("inapp-compat")
