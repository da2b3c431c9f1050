import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import { applyPreferences } from './theme/preferences.ts'
import { start } from './start.ts'

applyPreferences()
void start()
