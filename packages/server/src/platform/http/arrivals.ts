import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** What bodies that are still on their way may take, all together and from one address. */
export interface ArrivalLimits {
  readonly bytes: number
  readonly bytesOfAddress: number
  readonly countOfAddress: number
  /** A body that is silent for so long is given up, and one that after so long has come slower than `bytesPerSecond`. */
  readonly slowMs: number
  readonly bytesPerSecond: number
}

const usualLimits: ArrivalLimits = {
  bytes: 128 * 1024 * 1024,
  bytesOfAddress: 40 * 1024 * 1024,
  countOfAddress: 200,
  slowMs: 10_000,
  bytesPerSecond: 2048,
}

/** What an address has on its way. */
interface Tally {
  count: number
  held: number
}

const leastBlock = 4096
const mostBlock = 1024 * 1024

interface Arrival {
  readonly tally: Tally
  readonly begun: number
  lastAt: number
  received: number
  /** Room taken, in blocks of which the last is being filled. */
  held: number
  readonly blocks: Buffer[]
  end(error: AppError): void
}

/**
 * Takes the bytes of bodies from the wire. Memory for bodies that are not whole yet is bounded, of one address and of
 * all, and who sends too slowly is turned away, so that half-sent bodies fill nothing.
 */
export class Arrivals {
  readonly #limits: ArrivalLimits
  readonly #open = new Set<Arrival>()
  readonly #tallies = new Map<string, Tally>()
  readonly #timer: NodeJS.Timeout
  #held = 0

  constructor(limits: Partial<ArrivalLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits }
    this.#timer = setInterval(() => this.#endSlow(), 1000)
    this.#timer.unref()
  }

  /** The whole body in its blocks; `look` sees each piece as it comes and may refuse it. */
  take(
    request: FastifyRequest,
    mostBytes: number,
    look: (piece: Buffer) => void,
  ): Promise<readonly Buffer[]> {
    const declared = Number(request.headers['content-length'])
    if (declared > mostBytes) throw new AppError('TOO_LARGE')
    const tally = this.#enter(request.ip)
    const { raw } = request
    return new Promise((resolve, reject) => {
      const now = Date.now()
      const arrival: Arrival = {
        tally,
        begun: now,
        lastAt: now,
        received: 0,
        held: 0,
        blocks: [],
        end: (error) => end(error),
      }
      const end = (error: unknown) => {
        if (!this.#open.delete(arrival)) return
        this.#leave(request.ip, arrival)
        raw.off('data', onData).off('end', onEnd).off('error', onLost).off('aborted', onLost)
        if (error) reject(error)
        else resolve(filled(arrival))
      }
      const onData = (piece: Buffer) => {
        try {
          const received = arrival.received + piece.length
          if (received > mostBytes) throw new AppError('TOO_LARGE')
          look(piece)
          this.#keep(arrival, piece, mostBytes)
          arrival.lastAt = Date.now()
        } catch (error) {
          end(error)
        }
      }
      const onEnd = () => end(arrival.received < declared ? new AppError('MALFORMED') : undefined)
      const onLost = () => end(new AppError('MALFORMED'))
      this.#open.add(arrival)
      raw.on('data', onData).on('end', onEnd).on('error', onLost).on('aborted', onLost)
    })
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Copies the piece into blocks: a piece as it comes may keep a larger buffer from being freed. */
  #keep(arrival: Arrival, piece: Buffer, mostBytes: number) {
    let from = 0
    while (from < piece.length) {
      if (arrival.received === arrival.held) this.#addBlock(arrival, mostBytes)
      const block = arrival.blocks.at(-1)!
      const at = block.length - (arrival.held - arrival.received)
      const copied = piece.copy(block, at, from)
      from += copied
      arrival.received += copied
    }
  }

  /** As large as all before, so that the room taken is at most twice what has come, without copying that again. */
  #addBlock(arrival: Arrival, mostBytes: number) {
    const size = Math.min(Math.max(arrival.held, leastBlock), mostBlock, mostBytes - arrival.held)
    const { tally } = arrival
    if (this.#held + size > this.#limits.bytes || tally.held + size > this.#limits.bytesOfAddress)
      throw new AppError('TOO_MANY', { retryAfterSeconds: 5 })
    arrival.held += size
    tally.held += size
    this.#held += size
    arrival.blocks.push(Buffer.allocUnsafeSlow(size))
  }

  #enter(address: string): Tally {
    const tally = this.#tallies.get(address) ?? { count: 0, held: 0 }
    if (tally.count >= this.#limits.countOfAddress) throw new AppError('TOO_MANY', { retryAfterSeconds: 5 })
    tally.count++
    this.#tallies.set(address, tally)
    return tally
  }

  #leave(address: string, { tally, held }: Arrival) {
    this.#held -= held
    tally.held -= held
    if (--tally.count === 0) this.#tallies.delete(address)
  }

  #endSlow() {
    const now = Date.now()
    const { slowMs, bytesPerSecond } = this.#limits
    for (const arrival of this.#open) {
      const lasted = now - arrival.begun
      const isSilent = now - arrival.lastAt > slowMs
      const isSlow = lasted > slowMs && arrival.received < (lasted / 1000) * bytesPerSecond
      if (isSilent || isSlow) arrival.end(new AppError('TOO_SLOW'))
    }
  }
}

const filled = ({ blocks, held, received }: Arrival): readonly Buffer[] =>
  blocks.map((block, at) =>
    at === blocks.length - 1 ? block.subarray(0, block.length - (held - received)) : block,
  )
