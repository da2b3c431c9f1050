import { notificationCalls } from '@bahi/contracts/notifications.ts'
import { routes } from '../../platform/routes.ts'
import { countUnread, listNotifications, markRead } from './list.ts'

export const notificationRoutes = routes(notificationCalls, {
  list: (ctx, input) => listNotifications(ctx, input),
  count: (ctx) => countUnread(ctx),
  markRead: (ctx, input) => markRead(ctx, input),
})
