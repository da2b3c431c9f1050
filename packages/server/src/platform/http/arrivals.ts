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

interface Arrival {
  readonly tally: Tally
  readonly begun: number
  lastAt: number
  received: number
  held: number
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

  /** The whole body; `look` sees each piece as it comes and may refuse it. */
  take(request: FastifyRequest, mostBytes: number, look: (piece: Buffer) => void): Promise<Buffer> {
    const declared = Number(request.headers['content-length'])
    if (declared > mostBytes) throw new AppError('TOO_LARGE')
    const tally = this.#enter(request.ip)
    const { raw } = request
    return new Promise((resolve, reject) => {
      let bytes: Buffer = Buffer.allocUnsafe(0)
      const now = Date.now()
      const arrival: Arrival = {
        tally,
        begun: now,
        lastAt: now,
        received: 0,
        held: 0,
        end: (error) => end(error),
      }
      const end = (error: unknown) => {
        if (!this.#open.delete(arrival)) return
        this.#leave(request.ip, arrival)
        raw.off('data', onData).off('end', onEnd).off('error', onLost).off('aborted', onLost)
        if (error) reject(error)
        else resolve(bytes.subarray(0, arrival.received))
      }
      const onData = (piece: Buffer) => {
        try {
          const received = arrival.received + piece.length
          if (received > mostBytes) throw new AppError('TOO_LARGE')
          look(piece)
          if (received > bytes.length) bytes = this.#grown(bytes, arrival, received, mostBytes)
          piece.copy(bytes, arrival.received)
          arrival.received = received
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

  #grown(bytes: Buffer, arrival: Arrival, needed: number, mostBytes: number): Buffer {
    const size = Math.min(mostBytes, Math.max(needed, bytes.length * 2, 4096))
    const more = size - bytes.length
    const { tally } = arrival
    if (this.#held + more > this.#limits.bytes || tally.held + more > this.#limits.bytesOfAddress)
      throw new AppError('TOO_MANY', { retryAfterSeconds: 5 })
    arrival.held += more
    tally.held += more
    this.#held += more
    const grown = Buffer.allocUnsafeSlow(size)
    bytes.copy(grown, 0, 0, arrival.received)
    return grown
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
