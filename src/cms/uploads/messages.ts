export const mediaMessages = {
  missing: { nb: 'Velg en fil å laste opp.', en: 'Choose a file to upload.' },
  notAPicture: {
    nb: '«{name}» er ikke et bilde som kan leses ({found}). Last opp JPEG, PNG, WebP, AVIF, GIF eller SVG.',
    en: '“{name}” is not a picture that can be read ({found}). Upload JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  video: {
    nb: '«{name}» er en video, ikke et bilde. Last den opp under Filer.',
    en: '“{name}” is a video, not a picture. Upload it under Files.',
  },
  tooLarge: {
    nb: '«{name}» er på {size} MB. Grensen er {max} MB. Lagre filen i mindre størrelse og prøv igjen.',
    en: '“{name}” is {size} MB. The limit is {max} MB. Save the file in a smaller size and try again.',
  },
  tooManyPixels: {
    nb: '«{name}» har for mange piksler. Skaler bildet ned til høyst {max} megapiksler.',
    en: '“{name}” has too many pixels. Scale the picture down to at most {max} megapixels.',
  },
  forbiddenFile: {
    nb: '«{name}» er en filtype som ikke kan legges ut ({found}). Last opp PDF, Office-filer, ZIP, CSV, tekst, lyd eller video.',
    en: '“{name}” is a kind of file that cannot be published ({found}). Upload PDF, office files, ZIP, CSV, text, audio or video.',
  },
} as const
