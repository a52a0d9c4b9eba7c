/**
 * The process that encodes one picture (`encodeAvif.ts`). It is started from its source text, so it is plain JavaScript
 * and gets the library's path.
 */
const sharp = require(process.argv[1])

// One core, and nothing kept: visitors come first.
sharp.concurrency(1)
sharp.cache(false)

/** Looks as the WebP sizes do (butteraugli, seven renders at 640 pixels) and takes a quarter of the time of effort 4. */
const options = { quality: 56, effort: 3, chromaSubsampling: '4:2:0' }

process.once('message', async ({ input, sizes }) => {
  const { pages = 1 } = await sharp(input).metadata()
  const outputs = []
  for (const { width, height } of sizes) {
    // What moves stays in its WebP sizes.
    const output =
      pages > 1
        ? undefined
        : await sharp(input).rotate().resize(width, height, { fit: 'fill' }).avif(options).toBuffer()
    outputs.push(output)
  }
  process.send(outputs, () => process.disconnect())
})
