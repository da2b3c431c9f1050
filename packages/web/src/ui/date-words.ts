import { create } from 'zustand'

/** How dates are written and the words around them; the session sets them. */
export const useDateWords = create(() => ({
  format: 'DD/MM/YYYY',
  culture: 'en-IN',
  open: 'Calendar',
  before: 'Previous month',
  next: 'Next month',
}))
