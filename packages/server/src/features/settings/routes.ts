import { settingCalls } from '@bahi/contracts/settings.ts'
import { routes } from '../../platform/routes.ts'
import { columnsOf, saveColumns } from './columns.ts'
import { settingHistory } from './history.ts'
import { searchSettings, updateSettings } from './settings.ts'

export const settingRoutes = [
  routes(settingCalls, {
    search: searchSettings,
    update: updateSettings,
    history: settingHistory,
    columns: columnsOf,
    saveColumns,
  }),
]
