import { useEffect, useRef, useState } from 'react'
import type { Attached } from '../../app/attachments/attached.ts'
import { createUploads } from '../../app/attachments/uploads.ts'
import { useRemove } from '../../app/attachments/use-remove.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { later } from '../../ui/later.tsx'

const AttachmentBox = later(() =>
  import('../../app/attachments/AttachmentBox.tsx').then((one) => one.AttachmentBox),
)
const ViewerDialog = later(() => import('../../app/attachments/Viewer.tsx').then((one) => one.ViewerDialog))

/** Files of a payment that is being entered: uploaded at once, attached by its save. */
export function useFiles(kind: PaymentKind, entityId: number | undefined) {
  const [attached, show] = useState<readonly Attached[]>([])
  // Read by the save in the moment when the last upload has ended.
  const now = useRef({ entityId, attached })
  useEffect(() => {
    now.current.entityId = entityId
  })
  const set = (files: readonly Attached[]) => {
    now.current.attached = files
    show(files)
  }
  const [uploads] = useState(() =>
    createUploads({
      owner: () => ({ kind, entityId: now.current.entityId! }),
      attached: () => now.current.attached.length,
      onDone: (file) => set([...now.current.attached, file]),
    }),
  )
  return {
    attached,
    uploads,
    /** Files that the record has already. */
    begin: set,
    forget: ({ id }: Attached) => set(now.current.attached.filter((file) => file.id !== id)),
    /** What the body of the save says of them. */
    body: () =>
      now.current.attached.length > 0 ? { attachmentIds: now.current.attached.map(({ id }) => id) } : {},
  }
}

export function Files({
  kind,
  files: { attached, uploads, forget },
}: {
  kind: PaymentKind
  files: ReturnType<typeof useFiles>
}) {
  const t = useT()
  const [open, setOpen] = useState<Attached>()
  const remove = useRemove([kind])
  return (
    <>
      <AttachmentBox
        title={t('attachment.title')}
        attached={attached}
        uploads={uploads}
        onOpen={setOpen}
        onRemove={(file) => void remove(file).then((isGone) => isGone && forget(file))}
      />
      {open && <ViewerDialog file={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
