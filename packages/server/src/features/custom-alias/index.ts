export { ownTexts, ownWords } from './own-texts.ts'
