import type { Menu } from '@mantine/core'

let kit: typeof Menu | undefined

export const keepMenuKit = (loaded: typeof Menu): void => {
  kit = loaded
}

/** The kit's menu, for what is inside of one: it is there from the moment that a menu opens. */
export function menuKit(): typeof Menu {
  if (!kit) throw new Error('Entries of a menu are drawn inside a menu that is open')
  return kit
}
