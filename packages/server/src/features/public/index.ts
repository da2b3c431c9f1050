export { endLinks, makeLink, makePaymentLink, whatsAppUrl, type MadeLink } from './links.ts'
export { linksTo } from './queries.ts'
export { reminderMessages, sendReminder, type Owed } from './remind.ts'
export { addressesOf, sendDocument, type ShareByMail } from './share.ts'
