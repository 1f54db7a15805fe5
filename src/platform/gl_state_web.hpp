// What Dear ImGui's backend is told of the drawing's state on the page; put in front of its source.
//
// The backend asks for the state before each frame and puts it back afterwards. In a browser such a
// question waits until everything drawn so far has been worked through, by another process. Nobody
// else draws into the canvas, so the state is always the one that the backend left: the beginning.
#pragma once

#include <GLES3/gl3.h>

// As glGetIntegerv: `values` has room for what `name` stands for.
static inline void roadbook_gl_state(GLenum name, GLint* values) {
  switch (name) {
    case GL_ACTIVE_TEXTURE:
      values[0] = GL_TEXTURE0;
      break;
    case GL_CURRENT_PROGRAM:
    case GL_TEXTURE_BINDING_2D:
    case GL_SAMPLER_BINDING:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_ELEMENT_ARRAY_BUFFER_BINDING:
    case GL_VERTEX_ARRAY_BINDING:
      values[0] = 0;
      break;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      values[0] = values[1] = values[2] = values[3] = 0;
      break;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA:
      values[0] = GL_ONE;
      break;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA:
      values[0] = GL_ZERO;
      break;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
      values[0] = GL_FUNC_ADD;
      break;
    default:
      glGetIntegerv(name, values);
  }
}

#define glGetIntegerv roadbook_gl_state
