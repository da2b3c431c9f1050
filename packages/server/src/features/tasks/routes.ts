import { taskCalls } from '@bahi/contracts/tasks.ts'
import { routes } from '../../platform/routes.ts'
import { cancelTask, pendingTasks, taskFile, tasksOf } from './tasks.ts'

export const taskRoutes = [
  routes(taskCalls, {
    status: tasksOf,
    pending: pendingTasks,
    cancel: cancelTask,
    file: taskFile,
    statistic: tasksOf,
  }),
]
