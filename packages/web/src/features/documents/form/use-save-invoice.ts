import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pathOf } from '../../../app/documents.ts'
import { useKind } from '../../../app/use-kind.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import type { Uploads } from '../../../app/attachments/uploads.ts'
import { isAway } from '../../../app/api/connection.ts'
import { randomId } from '../../../app/api/transport.ts'
import { useGenerate } from '../../../app/einvoice/use-generate.ts'
import { openFile } from '../../../app/files.ts'
import { useNav } from '../../../app/nav.tsx'
import { isUnanswered, keyOfBody } from '../../../app/api/keep-trying.ts'
import { useRetry } from '../../../app/saving/use-retry.ts'
import { useUnsavedGuard } from '../../../app/screens/use-unsaved-guard.ts'
import { keys as stored, store as keep } from '../../../app/session/storage.ts'
import { useT } from '../../../app/texts.ts'
import type { Translate } from '../../../app/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { Source } from './header.ts'
import { bodyOf, problemsByRow, setHeader } from './invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from './invoice-store.ts'
import { cellNames } from './line-moves.ts'
import { cellLabels } from './LineCells.tsx'
import { limitWishes } from './limit-wishes.ts'
import type { LimitWish } from './limit-wishes.ts'
import { useAutosave } from './use-autosave.ts'
import { movesGoods } from './use-irn-label.ts'
import { labelOnScreen } from './label-on-screen.ts'

/** A draft, or an invoice and what comes after it. */
export type SaveWay = 'draft' | 'new' | 'print' | 'counter' | 'irn' | 'view'

interface Options {
  readonly store: InvoiceStore
  /** Name under which unsaved typing is kept on the device. */
  readonly draftKey: string
  readonly onNew: () => void
  /** Files on their way: a save waits for them, and leaves none behind. */
  readonly uploads: Uploads
}

/** Saves what the form holds, keeps it on the device until then, and goes where the person asked to go. */
export function useSaveInvoice({ store, draftKey, onNew, uploads }: Options) {
  const t = useT()
  const kind = useKind()
  const nav = useNav()
  /** Counts refusals, so that each brings its faults into view. */
  const [attempt, setAttempt] = useState(0)
  const [newer, setNewer] = useState<Source>()
  const [wishes, setWishes] = useState<readonly LimitWish[]>([])
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [keys] = useState(() => keyOfBody(randomId))
  const retry = useRetry(useCallback((changed) => onBodyChange(store, changed), [store]))
  const generate = useGenerate()
  const autosave = useAutosave(store, draftKey, keys)
  const release = useUnsavedGuard(
    store,
    store((state) => state.isDirty),
  )
  const lastWay = useRef<SaveWay>('view')
  const isBusy = useRef(false)

  /** The invoice is kept whatever the portal replies: errors are shown, and corrected from its view. */
  const register = (id: number, number: string) =>
    generate
      .run([id], { withEWayBill: movesGoods(store.getState().header.transport) }, { kind, number })
      .catch(() => undefined)

  /**
   * What went out without an answer goes first, as it was and under its key: then it is known whether it was saved, and what was
   * changed since is a change of it. Under a key of its own it would be a second document.
   */
  const settle = async (status: 'Draft' | 'Active') => {
    const sent = keys.unanswered()
    if (!sent || sent.text === JSON.stringify(bodyOf(store, status))) return
    try {
      const body = JSON.parse(sent.text) as InvoiceBody
      const headers = { 'idempotency-key': sent.key }
      const { id, version } = await call(`${kind}.save`, body, { quiet: true, saysConnection: true, headers })
      setHeader(store, { id, version })
    } catch (error) {
      // Refused: nothing was saved of it.
      if (!(error instanceof ApiError) || isUnanswered(error)) throw error
    }
    keys.answered()
  }

  const submit = async (way: SaveWay) => {
    if (isBusy.current) return
    lastWay.current = way
    if (isAway()) return retry.wait(() => void submitRef.current(way))
    retry.pause()
    const status = way === 'draft' ? 'Draft' : 'Active'
    isBusy.current = true
    setSaving(true)
    try {
      const missing = await uploads.settled()
      if (missing) {
        store.setState({
          problems: new Map([['', t('attachment.notUploaded', { name: missing.name })]]),
        })
        return setAttempt((count) => count + 1)
      }
      await settle(status)
      const body = bodyOf(store, status)
      const headers = { 'idempotency-key': keys.of(body) }
      void autosave.keepSent()
      const saved = await call(`${kind}.save`, body, { quiet: true, saysConnection: true, headers })
      keys.answered()
      keep(stored.lastEntity, body.entityId)
      await refresh(client, kind)
      await autosave.forget()
      release()
      store.setState({ isDirty: false, problems: new Map() })
      // What waits for approval is neither printed nor registered yet.
      const isIssued = saved.number !== null
      const registers = way === 'irn' && isIssued
      const lines = [
        ...(retry.tries > 0 ? [t('form.savedOnce', { count: retry.tries + 1 })] : []),
        ...(saved.warnings?.map(({ message }) => message) ?? []),
      ]
      // One act, one toast: that of the IRN says that it is saved.
      if (!registers || lines.length > 0)
        toast.success(
          saved.status === 'Draft'
            ? t('invoice.draftSaved')
            : saved.status === 'Pending'
              ? t('invoice.submitted')
              : t(`kind.${kind}.saved`, { number: saved.number ?? '' }),
          lines,
          undefined,
          // Who has gone on to the next one has a way back to this.
          way === 'new' || way === 'counter'
            ? { label: t('common.open'), run: () => nav.go(pathOf(kind, 'view', saved.id)) }
            : undefined,
        )
      retry.stop()
      if ((way === 'print' || way === 'counter') && isIssued)
        openFile(await call(`${kind}.pdf`, { id: saved.id, purpose: 'Print' }))
      if (registers) await register(saved.id, saved.number!)
      if (way === 'counter') nav.setSearch({ counter: 'yes' })
      if (way === 'new' || way === 'counter') onNew()
      else nav.go(`${pathOf(kind, 'view', saved.id)}${registers ? '?tab=eInvoice' : ''}`, { replace: true })
    } catch (error) {
      if (isUnanswered(error)) return retry.begin(() => void submitRef.current(way))
      keys.answered()
      retry.stop()
      const record = newerOf(error)
      if (record) return setNewer(record)
      store.setState({ problems: problemsByRow(store, problemsOf(error, t, kind)) })
      setWishes(limitWishes(error, store.getState()))
      setAttempt((count) => count + 1)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }
  const submitRef = useRef(submit)
  useEffect(() => {
    submitRef.current = submit
  })
  return {
    submit,
    /** The same again, after the newer record was looked at. */
    submitAgain: () => submit(lastWay.current),
    isSaving,
    retry,
    attempt,
    /** Higher limits that would let it through. */
    wishes,
    /** What another person has saved meanwhile. */
    newer,
    forgetNewer: () => setNewer(undefined),
    autosave,
    release,
  }
}

/** Calls back with every change of what is to be saved, not of what is only shown. */
function onBodyChange(store: InvoiceStore, changed: () => void): () => void {
  return store.subscribe((state, before) => {
    const { header, lines, order } = state
    if (header !== before.header || lines !== before.lines || order !== before.order) changed()
  })
}

/** What a saved invoice changes elsewhere. */
const refresh = (client: QueryClient, kind: DocumentKind) =>
  Promise.all(
    [kind, 'party', 'dashboard', 'gstr1', 'paymentIn', 'series'].map((resource) =>
      client.invalidateQueries({ queryKey: [resource] }),
    ),
  )

/** The newer record that the server answers with when another person has saved first. */
function newerOf(error: unknown): Source | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (error.body as { record?: Source } | undefined)?.record
}

/** REQUIRED of the table of codes, which the browser does not carry. */
const requiredCode = 'VALD0101'

function problemsOf(error: unknown, t: Translate, kind: DocumentKind): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map([['', String(error)]])
  if (error.status === 409) return new Map([['', t(`kind.${kind}.conflict`)]])
  if (error.issues.length > 0)
    return new Map(
      error.issues.map(({ property, code, message }) => [
        property,
        code === requiredCode && property !== ''
          ? (issueText(t.find, 'REQUIRED', property, {}, memberLabel(property, t)) ?? message)
          : message,
      ]),
    )
  return new Map([['', error.messages.join('\n') || error.statusText]])
}

/** What a field is called: its column, its words on the screen, its place in the head, or the word for it everywhere. */
function memberLabel(property: string, t: Translate): string {
  const member = property.split(/[.\]]+/).at(-1) ?? property
  const cell = cellNames.findIndex((one) => one === member)
  if (property.startsWith('lines[') && cell >= 0) return t(cellLabels[cell]!)
  return (
    labelOnScreen(property) ??
    t.find(`invoice.${member.replace(/Id$/, '')}`) ??
    t.find(`field.${member}`) ??
    member
  )
}
