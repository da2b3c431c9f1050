import { applyPreferences } from './theme/preferences.ts'
import { start } from './start.ts'

applyPreferences()
void start()
