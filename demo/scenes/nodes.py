"""Materials as graphs of nodes, put together in few words."""
import bpy


class Nodes:
    """The nodes of a material, added and joined by name."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def add(self, kind, inputs=None, **properties):
        """A node `ShaderNode<kind>`; an input is a value or another node's socket."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def ramp(self, value, *stops):
        """Colours by a value: stops of (position, colour)."""
        node = self.add('ValToRGB', {'Fac': value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, rgba(colour)
        return node.outputs['Color']

    def noise(self, vector, scale, detail=4.0, roughness=0.55, distortion=0.0):
        return self.add(
            'TexNoise',
            {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion},
        ).outputs['Fac']

    def place(self, scale=(1, 1, 1), own=False):
        """Coordinates in metres, stretched by a scale; `own` gives each object its own piece of the texture."""
        mapping = self.add('Mapping', {'Vector': self.add('TexCoord').outputs['Object'], 'Scale': scale})
        if own:
            random = self.add('ObjectInfo').outputs['Random']
            offset = self.add('VectorMath', {0: (17.0, 29.0, 41.0), 'Scale': random}, operation='SCALE')
            self.tree.links.new(offset.outputs[0], mapping.inputs['Location'])
        return mapping.outputs['Vector']

    def bump(self, height, strength, distance):
        return self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs['Normal']

    def mix(self, factor, first, second, blend='MIX'):
        return self.add('MixRGB', {'Fac': factor, 'Color1': first, 'Color2': second}, blend_type=blend).outputs['Color']

    def finish(self, shader):
        self.tree.links.new(shader.outputs[0], self.output.inputs['Surface'])
        return self.material

    def surface(self, **inputs):
        names = {
            'colour': 'Base Color',
            'roughness': 'Roughness',
            'metallic': 'Metallic',
            'specular': 'Specular',
            'normal': 'Normal',
            'coat': 'Clearcoat',
            'coat_roughness': 'Clearcoat Roughness',
        }
        return self.finish(self.add('BsdfPrincipled', {names[key]: value for key, value in inputs.items()}))


def rgba(colour):
    return (*colour, 1.0)
