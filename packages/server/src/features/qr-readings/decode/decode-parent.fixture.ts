import { setTimeout } from 'node:timers/promises'
import { decodeFile } from './decoder.ts'
import { endlessPdf } from './hostile.fixture.ts'

/** A server that is in the middle of an endless file, to be killed; says so once the file is begun. */
const limits = { millis: 60_000, mostMillis: 120_000, line: 'long' } as const
const reading = decodeFile(1, 'pdf', endlessPdf(), limits)
await setTimeout(3000)
process.stdout.write('reading\n')
await reading
