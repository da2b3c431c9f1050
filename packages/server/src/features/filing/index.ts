export { answerOf } from './answer.ts'
export { filingJobs, requireSession } from './push.ts'
export { drainReturns } from './runner.ts'
export { messageOf as portalMessage } from './words.ts'
