import { useRef, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useGenerate } from '../../../app/einvoice/use-generate.ts'
import { openFile } from '../../../app/files.ts'
import { useNav } from '../../../app/nav.tsx'
import { useUnsavedGuard } from '../../../app/screens/use-unsaved-guard.ts'
import { useT } from '../../../app/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { Source } from './header.ts'
import { bodyOf, problemsByRow } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { limitWishes } from './limit-wishes.ts'
import type { LimitWish } from './limit-wishes.ts'
import { useAutosave } from './use-autosave.ts'
import { movesGoods } from './use-irn-label.ts'

/** A draft, or an invoice and what comes after it. */
export type SaveWay = 'draft' | 'new' | 'print' | 'irn' | 'view'

interface Options {
  readonly store: InvoiceStore
  /** Name under which unsaved typing is kept on the device. */
  readonly draftKey: string
  readonly onNew: () => void
}

/** Saves what the form holds, keeps it on the device until then, and goes where the person asked to go. */
export function useSaveInvoice({ store, draftKey, onNew }: Options) {
  const t = useT()
  const nav = useNav()
  /** Counts refusals, so that each brings its faults into view. */
  const [attempt, setAttempt] = useState(0)
  const [newer, setNewer] = useState<Source>()
  const [wishes, setWishes] = useState<readonly LimitWish[]>([])
  const save = useAction('salesInvoice.save', {
    refreshes: ['salesInvoice', 'party', 'dashboard', 'gstr1', 'paymentIn', 'series'],
    quiet: true,
  })
  const generate = useGenerate()
  const autosave = useAutosave(store, draftKey)
  const release = useUnsavedGuard(
    store,
    store((state) => state.isDirty),
  )
  const lastWay = useRef<SaveWay>('view')

  /** The invoice stands whatever the portal says: what hinders is told, and is mended from its view. */
  const register = (id: number) =>
    generate.run([id], { withEWayBill: movesGoods(store.getState().header.transport) }).catch(() => undefined)

  const submit = async (way: SaveWay) => {
    if (save.isPending) return
    lastWay.current = way
    const status = way === 'draft' ? 'Draft' : 'Active'
    try {
      const saved = await save.mutateAsync(bodyOf(store, status))
      await autosave.forget()
      release()
      store.setState({ isDirty: false, problems: new Map() })
      toast.success(
        saved.status === 'Draft'
          ? t('invoice.draftSaved')
          : saved.status === 'Pending'
            ? t('invoice.submitted')
            : t('invoice.saved', { number: saved.number ?? '' }),
        saved.warnings?.map(({ message }) => message) ?? [],
      )
      // What waits for approval is neither printed nor registered yet.
      const isIssued = saved.number !== null
      if (way === 'print' && isIssued) openFile(await call('salesInvoice.pdf', { id: saved.id }))
      const registers = way === 'irn' && isIssued
      if (registers) await register(saved.id)
      if (way === 'new') onNew()
      else nav.go(`view-sales-invoice/${saved.id}${registers ? '?tab=eInvoice' : ''}`, { replace: true })
    } catch (error) {
      const record = newerOf(error)
      if (record) return setNewer(record)
      store.setState({ problems: problemsByRow(store, problemsOf(error, t('invoice.conflict'))) })
      setWishes(limitWishes(error, store.getState()))
      setAttempt((count) => count + 1)
    }
  }
  return {
    submit,
    /** The same again, after the newer record was looked at. */
    submitAgain: () => submit(lastWay.current),
    isSaving: save.isPending,
    attempt,
    /** Higher limits that would let it through. */
    wishes,
    /** What somebody else has saved meanwhile. */
    newer,
    forgetNewer: () => setNewer(undefined),
    autosave,
    release,
  }
}

/** The newer record that the server answers with when somebody else has saved first. */
function newerOf(error: unknown): Source | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (error.body as { record?: Source } | undefined)?.record
}

function problemsOf(error: unknown, conflict: string): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map([['', String(error)]])
  if (error.status === 409) return new Map([['', conflict]])
  if (error.issues.length > 0)
    return new Map(error.issues.map(({ property, message }) => [property, message]))
  return new Map([['', error.messages.join('\n') || error.statusText]])
}
