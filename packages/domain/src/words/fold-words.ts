/**
 * The form in which words are compared by a search, so that usual ways to write the same word find each other: small
 * letters; Hindi without the dot under a letter, with one sign for every nasal ('मूँगफली', 'मूंगफली'; 'अण्डा', 'अंडा');
 * Arabic without vowel signs, with one alif, yeh and teh ('أرز', 'ارز').
 *
 * @example foldWords('सब्ज़ियाँ') === foldWords('सब्जियां') // true
 */
export const foldWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    // The dot and invisible joiners; vowel signs, the long stroke and the marks of hamza and madda.
    .replace(/\u093C|\p{Join_Control}|[\u064B-\u0655]|\u0640|\u0670/gu, '')
    .replace(/\u0901|[ङञणनम]\u094D(?=[क-ह])/g, '\u0902')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')

/** True where every typed word is somewhere in the text. Arabic words are found with and without their article. */
export function hasWords(text: string, typed: string): boolean {
  const folded = foldWords(text)
  return foldedWords(typed).every((word) => folded.includes(word))
}

/** The typed words as they are looked for. */
export const foldedWords = (typed: string): string[] =>
  foldWords(typed)
    .split(/\s+/)
    .map((word) => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word))
    .filter((word) => word !== '')
