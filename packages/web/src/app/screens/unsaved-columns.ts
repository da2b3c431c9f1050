import type { Input } from '../api/call-types.ts'

type Choice = Input<'setting.saveColumns'>

const place = (list: string) => `columns.${list}`

/** What was chosen for a list and is not known to be saved: it waits in the tab, so that a page that is left at once loses nothing. */
export function unsavedColumns(list: string): Choice | undefined {
  try {
    const text = sessionStorage.getItem(place(list))
    return text === null ? undefined : (JSON.parse(text) as Choice)
  } catch {
    return undefined
  }
}

export function keepUnsaved(choice: Choice): void {
  try {
    sessionStorage.setItem(place(choice.list), JSON.stringify(choice))
  } catch {
    // Without the storage of the tab only a page that is left at once loses it.
  }
}

/** Forgets a choice that is saved, unless a later one waits. */
export function forgetSaved(choice: Choice): void {
  try {
    if (sessionStorage.getItem(place(choice.list)) === JSON.stringify(choice))
      sessionStorage.removeItem(place(choice.list))
  } catch {
    // As above.
  }
}
