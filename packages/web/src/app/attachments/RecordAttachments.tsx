import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../texts.ts'
import { AttachmentBox } from './AttachmentBox.tsx'
import type { Attached, AttachmentOwner } from './attached.ts'
import { createUploads } from './uploads.ts'
import { useRemove } from './use-remove.ts'
import { ViewerDialog } from './Viewer.tsx'

interface Props {
  readonly owner: AttachmentOwner & { readonly recordId: number }
  readonly attached: readonly Attached[]
  readonly mayChange: boolean
}

/** The files of a record that is there: what is added or removed counts at once. */
export function RecordAttachments({ owner, attached, mayChange }: Props) {
  const t = useT()
  const client = useQueryClient()
  const [open, setOpen] = useState<Attached>()
  const remove = useRemove([owner.kind])
  const count = useRef(attached.length)
  useEffect(() => {
    count.current = attached.length
  })
  const [uploads] = useState(() =>
    createUploads({
      owner: () => owner,
      attached: () => count.current,
      onDone: () => void client.invalidateQueries({ queryKey: [owner.kind] }),
    }),
  )
  return (
    <>
      <AttachmentBox
        title={t('attachment.title')}
        attached={attached}
        uploads={mayChange ? uploads : undefined}
        onOpen={setOpen}
        onRemove={(file) => void remove(file)}
      />
      {open && <ViewerDialog file={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
