/** Vector drawings as pictures of fixed size. */
import sharp from 'sharp'

/** Pixels across, where a picture does not say. */
const DEFAULT_WIDTH = 2000

/** The drawing in a file as WebP, `width` pixels across. Takes seconds where the drawing has filters. */
export async function drawPicture(file: string, width: number = DEFAULT_WIDTH): Promise<Buffer> {
  const { width: natural = width } = await sharp(file).metadata()
  // 72 is sharp's own density; drawn at the right one, nothing is scaled up afterwards.
  const density = Math.min(2400, Math.max(1, Math.round((72 * width) / natural)))
  return sharp(file, { density }).resize({ width }).webp({ quality: 90, effort: 6 }).toBuffer()
}
