export { minuteLimiter } from './limiter.ts'
export { endLinks, makeLink, type MadeLink } from './links.ts'
export { sendDocument, type ShareByMail } from './share.ts'
