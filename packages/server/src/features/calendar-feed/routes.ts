import { calendarFeedCalls } from '@bahi/contracts/calendar-feed.ts'
import { routes } from '../../platform/routes.ts'
import { readCalendar } from './calendar.ts'
import { endFeed, feedOf, makeFeed } from './feed.ts'

export const calendarFeedRoutes = routes(calendarFeedCalls, {
  current: (ctx) => feedOf(ctx),
  make: (ctx) => makeFeed(ctx),
  end: (ctx) => endFeed(ctx),
  read: (ctx, input) => readCalendar(ctx, input),
})
