import { createContext, use } from 'react'
import type { DocumentKind } from './documents.ts'

/** Given by the route. */
export const KindContext = createContext<DocumentKind | undefined>(undefined)

/** The kind of document that the screen is about. */
export function useKind(): DocumentKind {
  const kind = use(KindContext)
  if (!kind) throw new Error('useKind needs the route of a document around it')
  return kind
}
