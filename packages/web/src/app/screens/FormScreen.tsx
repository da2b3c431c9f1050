import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorSummary, focusField } from '../../ui/form/ErrorSummary.tsx'
import { FormContext } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import type { FieldIssue, FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { keyName, useKey } from '../../ui/keys.ts'
import { toast } from '../../ui/toasts.tsx'
import { beginAt } from '../../ui/last-focused.ts'
import { ApiError } from '../api/api-error.ts'
import { isAway } from '../api/connection.ts'
import { useNav } from '../nav.tsx'
import { isUnanswered } from '../api/keep-trying.ts'
import { NotSaved } from '../saving/NotSaved.tsx'
import { useRetry } from '../saving/use-retry.ts'
import { useSaveLabel } from '../saving/use-save-label.ts'
import { useT } from '../texts.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { formDifferences } from './form-differences.ts'
import css from './FormScreen.module.css'
import { useFormWords } from './form-words.ts'
import { isChanged, Unanswered } from './unanswered.ts'
import { useDraft } from './use-draft.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

export interface FormScreenProps<Saved> {
  readonly title: string
  readonly form: FormStore
  /** Name under which what is typed survives a crash; absent: not kept. */
  readonly draft?: string
  readonly save: (body: Values) => Promise<Saved>
  /** Asked with what would be saved; false leaves the form as it is. */
  readonly before?: (body: Values) => Promise<boolean>
  /** Where to go, or what to do, after saving; `by` is the name of the button that submitted, where it has one. */
  readonly onSaved: (saved: Saved, body: Values, by?: string) => void
  readonly onCancel?: () => void
  /** Clears the form for the next record (Ctrl+Enter). */
  readonly startNew?: () => void
  readonly saveLabel?: string
  readonly cancelLabel?: string
  /** What is said when it is done, where 'Saved' does not tell it. */
  readonly savedText?: (saved: Saved) => string
  readonly children: ReactNode
  readonly extraActions?: ReactNode
  /** Inside a drawer or dialog: no page padding, the bar at the foot of it. */
  readonly isInset?: boolean
  /** Only to look at: nothing can be typed or saved. */
  readonly readOnly?: boolean
}

/** The shape of every form: fields, one summary of faults, a bar with the save actions and their keys. */
export function FormScreen<Saved>(props: FormScreenProps<Saved>) {
  const { form, title, save, onSaved, onCancel, startNew, isInset = false, readOnly = false } = props
  const t = useT()
  const nav = useNav()
  const words = useFormWords()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [newer, setNewer] = useState<Values>()
  const isDirty = useFormValue(form, (state) => state.isDirty)
  const draft = useDraft(form, props.draft)
  const release = useUnsavedGuard(form, isDirty)
  const [unanswered] = useState(() => new Unanswered<Saved>())
  const retry = useRetry(useCallback((changed) => onTyped(form, changed), [form]))
  const saveLabel = useSaveLabel(props.saveLabel ?? t('form.save'))
  const first = useFocusFirst(isInset ? '' : String(nav.search['field'] ?? ''))

  const submit = async (andNew = false, by = '') => {
    if (isBusy) return
    // The field being typed in is left first, so that its own rules have run.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    let body = form.check()
    if (!body) return setAttempt(attempt + 1)
    if (isAway()) return retry.wait(() => void again.current(andNew, by))
    retry.pause()
    setBusy(true)
    try {
      if (props.before && !(await props.before(body))) return
      const before = await unanswered.settle(body, save)
      if (before && isChanged(form)) {
        const { id, version } = before as Values
        form.fill({ id, version })
        body = form.check() ?? body
      }
      const isBefore = before !== undefined && !isChanged(form)
      const saved = isBefore ? before : await unanswered.send(body, save)
      form.markSaved()
      release()
      draft.forget()
      const tries = retry.tries > 0 ? [t('form.savedOnce', { count: retry.tries + 1 })] : []
      if (isBefore) toast.info(t('payment.savedBefore'))
      else toast.success(props.savedText?.(saved) ?? t('form.saved'), tries)
      retry.stop()
      if (andNew && startNew) startNew()
      else onSaved(saved, body, by)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isUnanswered(error)) return retry.begin(() => void again.current(andNew, by))
      retry.stop()
      if (error.status === 409 && newerOf(error)) setNewer(newerOf(error))
      else if (error.status !== 503) {
        // Said in one place: at the fields and above them, never in a toast too.
        form.setIssues(issuesOf(error))
        setAttempt(attempt + 1)
      }
    } finally {
      setBusy(false)
    }
  }
  const again = useRef(submit)
  useEffect(() => {
    again.current = submit
  })
  const keys = { group: t('keys.form'), within: () => first.current }
  useKey({ ...keys, keys: 'mod+s', label: t('form.save'), run: () => void submit() }, !readOnly)
  useKey(
    { ...keys, keys: 'mod+Enter', label: t('form.saveAndNew'), run: () => void submit(true) },
    startNew !== undefined,
  )
  const cancel = onCancel ?? nav.back
  return (
    <FormContext value={{ form, words, readOnly }}>
      <form
        className={css.screen}
        data-inset={isInset}
        ref={first}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!readOnly) void submit(false, submitter?.getAttribute('name') ?? '')
        }}
      >
        {/* Enter in a field saves, whatever other buttons save and do more: the browser presses the first one. */}
        {props.extraActions && !readOnly && <button type="submit" hidden disabled={retry.waits} />}
        {!isInset && (
          <div className={css.head}>
            <h1>{title}</h1>
            <span className="meta" aria-live="polite">
              {draft.savedAt && t('form.draftSaved')}
            </span>
          </div>
        )}
        {draft.found && (
          <DraftNotice found={draft.found} onRestore={draft.restore} onDiscard={draft.forget} />
        )}
        <NotSaved retry={retry} isSaving={isBusy} />
        <ErrorSummary attempt={attempt} title={t('form.notSaved')} />
        <div className={css.body}>{props.children}</div>
        <div className={css.bar}>
          {props.extraActions}
          <Button onClick={cancel}>
            {props.cancelLabel ?? t(readOnly ? 'common.close' : 'common.cancel')}
          </Button>
          {startNew && !readOnly && (
            <Button
              onClick={() => void submit(true)}
              disabled={isBusy || retry.waits}
              title={keyName('mod+Enter')}
            >
              {t('form.saveAndNew')}
            </Button>
          )}
          {!readOnly && (
            <Button
              type="submit"
              variant="filled"
              loading={isBusy}
              disabled={retry.waits}
              title={keyName('mod+s')}
            >
              {saveLabel}
              <kbd className={css.key}>{keyName('mod+s')}</kbd>
            </Button>
          )}
        </div>
        {newer && (
          <ConflictDialog
            rows={formDifferences(form.get().values, newer, words.label)}
            onMine={() => {
              form.fill({ version: newer['version'] })
              setNewer(undefined)
              void submit()
            }}
            onTheirs={() => {
              form.reset(newer)
              setNewer(undefined)
            }}
            onClose={() => setNewer(undefined)}
          />
        )}
      </form>
    </FormContext>
  )
}

/** Calls back when something else is typed than what waits to be saved. */
function onTyped(form: FormStore, changed: () => void): () => void {
  const { values } = form.get()
  return form.subscribe(() => {
    if (form.get().values !== values) changed()
  })
}

/** The newer record that the server answers with when another person has saved first. */
function newerOf(error: ApiError): Values | undefined {
  const body = error.body as { record?: Values; newer?: Values } | undefined
  return body?.record ?? body?.newer
}

/** REQUIRED of the table of codes, which the browser does not carry. */
const requiredCode = 'VALD0101'

/** What the server found: at the fields it names, and as a sentence for the rest. */
function issuesOf(error: ApiError): ReadonlyMap<string, FieldIssue> {
  const issues = new Map<string, FieldIssue>()
  for (const { property, code, message } of error.issues) {
    const name = property.replace(/\[(\d+)\]/g, '.$1')
    const known = issues.get(name)
    if (code === requiredCode && !known) {
      issues.set(name, { code: 'required' })
      continue
    }
    issues.set(name, {
      code,
      message: known?.message && known.message !== message ? `${known.message} ${message}` : message,
    })
  }
  if (issues.size === 0)
    issues.set('', { code: error.code ?? '', message: error.messages.join(' ') || error.statusText })
  return issues
}

/** The field that the address names takes the focus when the form opens, else the first. */
function useFocusFirst(asked: string) {
  const first = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (asked) focusField(asked)
    if (asked && first.current?.contains(document.activeElement)) return
    const marked = first.current?.querySelector<HTMLElement>('[data-autofocus]')
    const field =
      marked ?? first.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
    // A dialog around the form would give it to its own close button.
    field?.setAttribute('data-autofocus', '')
    beginAt(field)
    // Only when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return first
}
