import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, CDPSession>()

/**
 * Only a corner of the page is painted from here on; it is laid out, clicked and hovered as a whole. Without a graphics
 * card each frame is put together by the processor, which took two fifths of the time of a journey. Setting the size of
 * the viewport paints the whole again.
 */
export async function paintCorner(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setVisibleSize', { width: 100, height: 100 })
}

/** The size of the page, of which a corner is painted. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size)
  await paintCorner(page)
}
