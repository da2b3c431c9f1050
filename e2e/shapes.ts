/** A language and a width of screen; each is a project of playwright.config.ts. */
export const allShapes = ['desktop-en', 'desktop-ar', 'phone-en', 'phone-ar'] as const
export const widths = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const
export type Shape = (typeof allShapes)[number]

/**
 * The shapes that a journey is walked in, where one proves it: `test('a title', inShapes('desktop-en'), async …)`.
 * A journey without it is walked in all four.
 */
export const inShapes = (...shapes: readonly Shape[]) => ({ tag: shapes.map((shape) => `@${shape}`) })

/** What a project looks for in file, title and tags of a journey: its own tag, or none of a shape. */
export const walkedIn = (shape: Shape) =>
  new RegExp(`@${shape}(?!\\S)|^(?!.*@(?:${allShapes.join('|')})(?!\\S))`)
