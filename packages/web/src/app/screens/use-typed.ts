import { useEffect, useState } from 'react'
import { markEditing, readDraft, removeDraft, saveDraft } from '../session/drafts.ts'
import type { Draft } from '../session/drafts.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

const saveAfterMs = 1500

/**
 * What is typed into a form without a store of its own: asked about before it is left, kept on this device until it is
 * saved, and offered again when the form is opened anew. `typed` is the same object as long as nothing changes.
 */
export function useTyped<T>(key: string, typed: T) {
  const [owner] = useState(() => ({}))
  const [isDirty, setDirty] = useState(false)
  const [found, setFound] = useState<Draft<T>>()
  const release = useUnsavedGuard(owner, isDirty)
  useEffect(() => {
    void readDraft<T>(key).then((draft) => draft && setFound(draft))
  }, [key])
  useEffect(() => {
    if (!isDirty) return
    markEditing(true)
    const timer = window.setTimeout(() => void saveDraft(key, typed), saveAfterMs)
    return () => window.clearTimeout(timer)
  }, [key, isDirty, typed])
  const forget = () => {
    void removeDraft(key)
    markEditing(false)
    setFound(undefined)
  }
  return {
    /** Offered until something is typed. */
    found: isDirty ? undefined : found,
    /** A person has typed or chosen something. */
    touch: () => setDirty(true),
    restored: () => {
      setFound(undefined)
      setDirty(true)
    },
    forget,
    /** It is saved: nothing is asked on the way out. */
    done: () => {
      release()
      setDirty(false)
      forget()
    },
  }
}
