import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { base64Of } from '../../app/base64.ts'
import type { BankOf } from './use-bank.ts'

export type StatementFile = Reply<'bankStatement.files'>['records'][number]

/** Sends a file of a bank and follows it until it is read. */
export function useStatementFile(of: BankOf, first?: number) {
  const client = useQueryClient()
  const [id, setId] = useState(first)
  const [fault, setFault] = useState<string>()
  const upload = useAction('bankStatement.upload', { refreshes: ['bankStatement', 'task'], quiet: true })
  const [round, setRound] = useState(0)
  const isAsked = id !== undefined
  const files = useCall('bankStatement.files', { ...of, size: 100 }, { enabled: isAsked, quiet: true })
  const file = files.data?.records.find((one) => one.id === id)
  const isReading = isAsked && (file === undefined || file.status === 'Reading')
  const { refetch } = files
  useEffect(() => {
    if (!isReading) return
    const timer = window.setTimeout(() => {
      void refetch().then(() => setRound((last) => last + 1))
    }, 700)
    return () => window.clearTimeout(timer)
  }, [isReading, refetch, round])
  const status = file?.status
  useEffect(() => {
    // Its rows, and the balances beside them.
    if (status === 'Read') void client.invalidateQueries({ queryKey: ['bankStatement'] })
  }, [status, client])
  return {
    file,
    fault,
    isBusy: upload.isPending || isReading,
    failed: files.error,
    retry: () => void refetch(),
    send: async (chosen: File) => {
      setFault(undefined)
      try {
        const content = await base64Of(chosen)
        const sent = await upload.mutateAsync({ ...of, file: { name: chosen.name, content } })
        setId(sent.id)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFault(error.issues[0]?.message ?? error.messages[0])
      }
    },
    /** Reads it by columns that were named. */
    map: async (mapping: Parameters<typeof call<'bankStatement.map'>>[1]['mapping']) => {
      await call('bankStatement.map', { id: id!, mapping })
      await client.invalidateQueries({ queryKey: ['bankStatement'] })
      setRound((last) => last + 1)
    },
    again: () => setId(undefined),
  }
}
