export { checkDrift } from './drift.ts'
export { drainJob } from './runner.ts'
export { credentialRows, saveCredentials, testCredentials } from './credentials.ts'
