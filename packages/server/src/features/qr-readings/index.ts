export { closeDecoder } from './decode/decoder.ts'
