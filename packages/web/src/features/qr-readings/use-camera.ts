import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Answer } from './decode-worker.ts'

export type CameraState = 'starts' | 'looks' | 'denied' | 'missing' | 'busy' | 'insecure'

/**
 * Shows the camera in the video element and gives the texts of the codes it sees. Continues until it is taken off the
 * page; `attempt` starts it anew after a fault.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  attempt: number,
  onText: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starts')
  const told = useRef(onText)
  told.current = onText
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    setState('starts')
    openCamera().then(
      (stream) => {
        const element = video.current
        if (isOver || !element) return close(stream)
        element.srcObject = stream
        void element.play().catch(() => undefined)
        setState('looks')
        const stopLooking = look(element, (text) => told.current(text))
        stop = () => {
          stopLooking()
          close(stream)
        }
      },
      (error: unknown) => !isOver && setState(faultOf(error)),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [video, attempt])
  return state
}

/** The camera at the back, with as many dots as a code of a thousand letters needs. */
async function openCamera(): Promise<MediaStream> {
  // Absent where the page was not opened by https.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('', 'SecurityError')
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
}

const faults: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  SecurityError: 'insecure',
}
const faultOf = (error: unknown): CameraState =>
  faults[error instanceof DOMException ? error.name : ''] ?? 'busy'

const close = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Gives one picture after another to the worker, the next when it has answered. */
function look(video: HTMLVideoElement, found: (text: string) => void): () => void {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let timer: number | undefined
  const next = () => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0) {
      timer = window.setTimeout(next, 100)
      return
    }
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0)
    const picture = context.getImageData(0, 0, width, height)
    worker.postMessage(picture, [picture.data.buffer])
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data) found(data)
    timer = window.setTimeout(next, 80)
  })
  next()
  return () => {
    window.clearTimeout(timer)
    worker.terminate()
  }
}
