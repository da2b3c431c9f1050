import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type * as z from 'zod'
import type { Values } from '../../ui/form/values.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { MasterForm } from './MasterForm.tsx'
import type { MasterResource } from './MasterForm.tsx'
import { Drawer } from '../../ui/Modal.tsx'

interface Props {
  readonly resource: MasterResource
  readonly right: RightCode
  readonly label: TextKey
  readonly schema: z.ZodType
  readonly empty: Values
  readonly onMade: (id: number) => void
  /** The choice that lacks the record, and the fields of a new one. */
  readonly choice: ReactNode
  readonly fields: ReactNode
}

/** A choice with a way to make what it lacks, without leaving the form. */
export function CreateBeside({ resource, right, label, schema, empty, onMade, choice, fields }: Props) {
  const t = useT()
  const rights = useRights()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      {choice}
      {rights.may(right) && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.5} />}
          onClick={() => setOpen(true)}
        >
          {t(label)}
        </Button>
      )}
      <Drawer
        opened={isOpen}
        onClose={close}
        size={460}
        title={t(label)}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={false}
      >
        {isOpen && (
          <MasterForm
            resource={resource}
            schema={schema}
            initial={empty}
            readOnly={false}
            onClose={close}
            onMade={(id) => {
              close()
              onMade(id)
            }}
          >
            {fields}
          </MasterForm>
        )}
      </Drawer>
    </div>
  )
}
