/** Which responses a CDN may keep: those that are the same for everybody, whoever asks. */
import { expect, test } from 'vitest'
import { joinMember } from '../support/members'
import { openProgram } from '../support/program'
