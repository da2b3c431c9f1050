export { DueReminders } from './DueReminders.tsx'
export { PaymentPromises } from './PaymentPromises.tsx'
export { ReminderLadder } from './ReminderLadder.tsx'
export { ReminderLog } from './ReminderLog.tsx'
