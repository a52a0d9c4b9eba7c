/** The first picture of the part of a page that is seen first is not loaded lazily. */
import { createContext } from 'react'

/** State of one render: `taken` once a picture was rendered. */
export interface FirstPicture {
  taken: boolean
}

/** Undefined below the part that is seen first. */
export const FirstPictureContext = createContext<FirstPicture | undefined>(undefined)
