import * as z from 'zod'

/** An image as a data address (PNG or JPEG), 1 MiB at most after decoding. */
export const ImageData = z
  .string()
  .max(1_500_000)
  .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/)
