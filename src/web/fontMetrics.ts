/** Metrics of font files. Written by scripts/font-metrics.mjs from @capsizecss/metrics 4.3.0 (MIT). */
export const fontMetrics = {
  arial: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
  bricolageGrotesque: { ascent: 930, descent: -270, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 470 },
  figtree: { ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 449 },
  fraunces: { ascent: 1956, descent: -510, lineGap: 0, unitsPerEm: 2000, xWidthAvg: 938 },
  georgia: { ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 },
  instrumentSans: { ascent: 970, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 458 },
  notoSerif: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 481 },
  roboto: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
  sourceSerif4: { ascent: 1036, descent: -335, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 479 },
  timesNewRoman: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 },
}
