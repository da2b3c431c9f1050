import type { Mapping } from './words.tsx'

const place = (importId: number) => `import.${importId}`

/** What a person said of the headings of a file that is not imported yet; it waits in the tab, so that a page that is loaded anew has it. */
export function keptMapping(importId: number): Mapping | undefined {
  try {
    const text = sessionStorage.getItem(place(importId))
    return text === null ? undefined : (JSON.parse(text) as Mapping)
  } catch {
    return undefined
  }
}

export function keepMapping(importId: number, mapping: Mapping): void {
  try {
    sessionStorage.setItem(place(importId), JSON.stringify(mapping))
  } catch {
    // Without the storage of the tab the headings are guessed again.
  }
}
