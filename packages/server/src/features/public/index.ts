export { endLinks, makeLink, type MadeLink } from './links.ts'
export { sendReminder, type Owed } from './remind.ts'
export { sendDocument, type ShareByMail } from './share.ts'
