import type { Page } from '@playwright/test'
import type { TextKey } from './session.ts'

/** What a journey needs to know of a route; the table itself is the web's. */
export interface Route {
  readonly path: string
  readonly name: string
  readonly title: TextKey
  readonly rights?: readonly string[]
  readonly layout?: string
  readonly needsSession?: boolean
  readonly leavesWhenSignedIn?: boolean
}

// Loaded when run, not typed from its source: the screens behind the table are checked with the web's own
// settings, not with those of the journeys.
const web = new URL('../packages/web/src/', import.meta.url)
const load = async (file: string) =>
  (await import(new URL(file, web).href)) as Record<string, readonly Route[]>

export const companyRoutes = (await load('routes.ts'))['companyRoutes']!
export const publicRoutes = (await load('routes-public.ts'))['publicRoutes']!

/** Follows an address inside the running product, as a link does, without loading the page anew. */
export const openWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
