import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'

export type Search = Readonly<Record<string, string | readonly string[]>>

export interface Nav {
  /** Company of the address; undefined on public pages. */
  readonly eId: number | undefined
  readonly id: string | undefined
  readonly path: string
  readonly search: Search
  /** `go('parties')` stays in the company, `go('/login')` is absolute. */
  readonly go: (to: string, options?: { replace?: boolean }) => void
  /** Changes parts of the query; `undefined` removes. Replaces the entry of the history unless asked to add one. */
  readonly setSearch: (
    change: Readonly<Record<string, string | readonly string[] | undefined>>,
    push?: boolean,
  ) => void
  readonly back: () => void
}

export const NavContext = createContext<Nav | undefined>(undefined)

/** Where we are and how to go elsewhere, before and after sign-in alike. */
export function useNav(): Nav {
  const nav = use(NavContext)
  if (!nav) throw new Error('useNav needs a running entry around it')
  return nav
}

export function addressOf(to: string, eId: number | undefined): string {
  return to.startsWith('/') ? to : `/${eId ?? ''}/${to}`
}

/** A link inside the product: `<To to="view-party/5">Asha</To>`. */
export function To({
  to,
  children,
  ...rest
}: { to: string; children: ReactNode } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const nav = useNav()
  return (
    <a
      {...rest}
      href={addressOf(to, nav.eId)}
      onClick={(event) => {
        rest.onClick?.(event)
        if (isPlainClick(event)) {
          event.preventDefault()
          nav.go(to)
        }
      }}
    >
      {children}
    </a>
  )
}

export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}

/** Query text <-> record; a repeated key is a list. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {}
  for (const key of new Set(new URLSearchParams(text).keys())) {
    const values = new URLSearchParams(text).getAll(key)
    result[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  return result
}

export function searchText(search: Readonly<Record<string, unknown>>): string {
  const parts: string[] = []
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null && one !== '')
        parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(`${one as string}`)}`)
    }
  }
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
