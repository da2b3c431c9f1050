import type { Input } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { pathOf } from '../documents.ts'
import type { DocumentKind } from '../documents.ts'
import { useNav } from '../nav.tsx'
import { trackTask } from '../tasks.ts'
import { useT } from '../texts.ts'

type Options = Pick<Input<'eInvoice.generate'>, 'withEWayBill' | 'transport'>

interface Named {
  readonly kind: DocumentKind
  readonly number: string
}

/** Asks for IRNs; the task of the top bar says how they went. */
export function useGenerate() {
  const t = useT()
  const nav = useNav()
  const generate = useAction('eInvoice.generate', { refreshes: ['eInvoice', 'eWayBill', 'portal'] })
  return {
    isPending: generate.isPending,
    /** `one`: the document that it is about, to be named when the IRN is there. */
    run: async (documentIds: readonly number[], options: Options = {}, one?: Named) => {
      const { taskId } = await generate.mutateAsync({ documentIds: [...documentIds], ...options })
      trackTask(
        taskId,
        one
          ? {
              running: t('eInvoice.generatingFor', { number: one.number }),
              done: t('eInvoice.generatedFor', { number: one.number }),
              open: () => nav.go(`${pathOf(one.kind, 'view', documentIds[0])}?tab=eInvoice`),
            }
          : undefined,
      )
    },
  }
}
