export { endLinks, makeLink, makePaymentLink, type MadeLink } from './links.ts'
export { linksTo } from './queries.ts'
export { sendReminder, type Owed } from './remind.ts'
export { sendDocument, type ShareByMail } from './share.ts'
