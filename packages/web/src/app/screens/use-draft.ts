import { useCallback, useEffect, useState } from 'react'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { markEditing, readDraft, removeDraft, saveDraft } from '../session/drafts.ts'
import type { Draft } from '../session/drafts.ts'

const saveAfterMs = 1500

/** Keeps what is typed on this device while a form is dirty, and offers it again when the form is opened anew. */
export function useDraft(form: FormStore, key: string | undefined) {
  const [found, setFound] = useState<Draft<Values>>()
  const [savedAt, setSavedAt] = useState<number>()
  const values = useFormValue(form, (state) => state.values)
  const isDirty = useFormValue(form, (state) => state.isDirty)
  useEffect(() => {
    if (key) void readDraft<Values>(key).then((draft) => draft && setFound(draft))
  }, [key])
  useEffect(() => {
    if (!key || !isDirty) return
    markEditing(true)
    const timer = window.setTimeout(() => {
      void saveDraft(key, values).then(() => setSavedAt(Date.now()))
    }, saveAfterMs)
    return () => window.clearTimeout(timer)
  }, [key, isDirty, values])
  const forget = useCallback(() => {
    if (key) void removeDraft(key)
    markEditing(false)
    setFound(undefined)
    setSavedAt(undefined)
  }, [key])
  const restore = useCallback(() => {
    if (found) form.fill(found.value)
    setFound(undefined)
  }, [found, form])
  return { found: isDirty ? undefined : found, savedAt, forget, restore }
}
