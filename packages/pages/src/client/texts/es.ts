// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Copied": ["Copiado"],
  "Copy": ["Copiar"],
  "Copy reference {reference}": ["Copiar el localizador ",["reference"]],
  "That didn’t work. Please try again in a moment.": ["No ha funcionado. Inténtelo de nuevo dentro de un momento."],
  "We’ve sent your question to your advisor.": ["Hemos enviado su pregunta a su agente de viajes."],
  "You said no. We’ve let your advisor know.": ["Ha dicho que no. Hemos avisado a su agente de viajes."],
  "You said yes. We’ve let your advisor know.": ["Ha dicho que sí. Hemos avisado a su agente de viajes."],
  "Your answer didn’t go through. Please try again.": ["No hemos podido enviar su respuesta. Inténtelo de nuevo."],
  "You’re offline. Please answer when you’re connected again.": ["No tiene conexión. Responda cuando la recupere."],
  "You’re offline. Please try again when you’re connected.": ["No tiene conexión. Inténtelo de nuevo cuando la recupere."],
  "You’re offline. This page is saved on your device.": ["No tiene conexión. Esta página está guardada en su dispositivo."],
  "today": ["hoy"],
};
