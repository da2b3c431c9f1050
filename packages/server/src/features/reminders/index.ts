import { dueReminderCalls, promiseCalls, reminderCalls } from '@bahi/contracts/reminders.ts'
import { routes } from '../../platform/routes.ts'
import { searchDue } from './due.ts'
import { ladder, saveLadder } from './ladder.ts'
import { markOpened, searchReminders } from './log.ts'
import { partyReminders, savePartyReminders } from './parties.ts'
import { cancelPromises, savePromise, searchPromises } from './promises.ts'
import { previewReminder, sendReminders } from './send.ts'

export { remindByLadder } from './rounds.ts'
export { reminderJob } from './send.ts'

export const reminderRoutes = routes(reminderCalls, {
  ladder,
  saveLadder,
  preview: previewReminder,
  send: sendReminders,
  search: searchReminders,
  opened: markOpened,
  party: partyReminders,
  saveParty: savePartyReminders,
})

export const dueReminderRoutes = routes(dueReminderCalls, { search: searchDue })

export const promiseRoutes = routes(promiseCalls, {
  search: searchPromises,
  save: savePromise,
  cancel: cancelPromises,
})
