import type { MovedRecord, MoveEvent } from '../types.ts'

export const record = (one: MovedRecord): MoveEvent => ({ kind: 'record', record: one })
