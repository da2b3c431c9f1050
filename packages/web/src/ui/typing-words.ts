import { create } from 'zustand'

/** What a box says about what was typed into it; the session sets the words. */
export const useTypingWords = create(() => ({
  negative: 'negative',
  tooLarge: 'too large',
  notANumber: (text: string) => text,
  leftOut: (characters: string) => characters,
  notADate: (text: string) => text,
}))
